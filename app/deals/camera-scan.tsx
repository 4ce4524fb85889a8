import * as texts from "#texts/handover"
import { useEffect, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { hasCamera, scanCamera } from "./scan-camera.ts"

type Props = { label: string; onStart: () => void; onCode: (code: string) => void }

export function CameraScan({ label, onStart, onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const stopping = useRef<AbortController>(null)
  const [isScanning, setScanning] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => () => stopping.current?.abort(), [])
  async function scan() {
    onStart()
    setFailed(!hasCamera())
    if (!video.current || !hasCamera()) return
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setScanning(true)
    try {
      onCode(await scanCamera(video.current, signal))
    } catch {
      setFailed(!signal.aborted)
    } finally {
      setScanning(false)
    }
  }
  return (
    <div className="grid gap-3">
      <div className={`grid gap-2 ${isScanning ? "" : "hidden"}`}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera's picture, without sound */}
        <video
          ref={video}
          playsInline
          muted
          aria-label={texts.camera}
          className="aspect-square w-full max-w-96 justify-self-center rounded-box bg-neutral object-cover"
        />
        <p className="text-center text-muted">{texts.pointCamera}</p>
      </div>
      {isScanning ? (
        <Button look="plain" onClick={() => stopping.current?.abort()}>
          {texts.stopScanning}
        </Button>
      ) : (
        <Button look="primary" onClick={() => void scan()}>
          {label}
        </Button>
      )}
      <p role="alert" className="text-sm/5 font-medium text-error empty:hidden">
        {hasFailed && texts.noCamera}
      </p>
    </div>
  )
}
