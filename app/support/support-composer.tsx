import { Composer } from "../messages/composer.tsx"

type Props = {
  id: string
  isBusy: boolean
  /** Rejects if the text was not accepted; the text then stays in the field. */
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
