import * as texts from "#texts/add-product"
import type { Upload } from "./photo-uploads.ts"

type Props = { upload: Upload | undefined; onStop: () => void; onRetry: () => void }

export function PhotoProgress({ upload, onStop, onRetry }: Props) {
  if (!upload) return null
  const hasFailed = upload.step === "failed"
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-base-100 py-1 pr-1 pl-3 text-sm/5">
      <div className="grid min-w-0 grow gap-1">
        {hasFailed ? (
          <p className="font-medium text-error">{upload.sentence}</p>
        ) : (
          <>
            <span>{texts.steps[upload.step]}</span>
            <progress
              value={upload.step === "sending" ? upload.part : undefined}
              aria-label={texts.photoSent}
              className="block h-2 w-full accent-primary"
            />
          </>
        )}
      </div>
      <button type="button" className="btn border-edge bare" onClick={hasFailed ? onRetry : onStop}>
        {hasFailed ? texts.sendAgain : texts.stopSending}
      </button>
    </div>
  )
}
