import { chatRequest } from '@bong-bari/site'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { RequestProps } from './chat-request-props.ts'

/** Shown with the first question and before sending. */
export const RequestPrivacy = ({ language }: Pick<RequestProps, 'language'>) => (
  <p className="mt-1.5 border-chun-300 border-t pt-1.5 text-kajol-soft text-tiny leading-[1.5]">
    <MixedText>{chatRequest[language].privacy}</MixedText>{' '}
    <a href="/privacy">
      <MixedText>{chatRequest[language].privacyLink}</MixedText>
    </a>
  </p>
)
