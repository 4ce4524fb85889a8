import { Composer } from "../messages/composer.tsx"

type Props = {
  id: string
  isBusy: boolean
  /** Rejects where the text was not taken; it stays in the field. */
  onSend: (text: string) => Promise<unknown>
}

export function SupportComposer({ onSend, ...rest }: Props) {
  return (
    <Composer
      {...rest}
      quickReplies={[]}
      onSend={(text) =>
        onSend(text).then(
          () => true,
          () => false,
        )
      }
    />
  )
}
