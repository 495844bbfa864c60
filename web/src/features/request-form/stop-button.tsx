import { chatRequest } from '@bong-bari/site'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { RequestProps } from './chat-request-props.ts'

type Props = Pick<RequestProps, 'language'> & { onStop: () => void }

export const StopButton = ({ language, onStop }: Props) => (
  <button
    type="button"
    className="relative justify-self-start py-0.5 font-medium text-kajol-soft text-tiny underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-paar-700"
    onClick={onStop}
  >
    <MixedText>{chatRequest[language].stop}</MixedText>
  </button>
)
