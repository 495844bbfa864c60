import { chatRequest } from '@bong-bari/site'
import { useEffect, useRef } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { answerOf } from './answer-of.ts'
import type { RequestProps } from './chat-request-props.ts'
import { RequestPrivacy } from './request-privacy.tsx'
import type { RequestValues } from './request-values.ts'
import { goTo, questions } from './steps.ts'

type Props = RequestProps & { values: RequestValues }

/** All answers before sending, each editable. */
export const RequestSummary = ({ language, lang, draft, values, Bubble }: Props) => {
  const words = chatRequest[language]
  const title = useRef<HTMLParagraphElement>(null)
  // The focused field is gone, and reading comes first.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Bubble sender="bot">
      <div lang={lang}>
        <p ref={title} tabIndex={-1} className="font-semibold focus:outline-none">
          <MixedText>{words.summary}</MixedText>
        </p>
        <dl className="mt-1 grid gap-1.5">
          {questions.map((question) => (
            <div key={question} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
              <dt className="text-kajol-soft text-tiny leading-[1.4]">
                <MixedText>{words[question].label}</MixedText>
              </dt>
              <dd className="wrap-anywhere col-start-1 whitespace-pre-wrap leading-[1.4]">
                <MixedText>{answerOf(values, question) || words.none}</MixedText>
              </dd>
              <button
                type="button"
                className="relative col-start-2 row-span-2 row-start-1 self-center px-1 font-medium text-jaanla-700 text-tiny underline underline-offset-3 after:absolute after:-inset-3"
                aria-label={`${words.change}: ${words[question].label}`}
                onClick={() => goTo(draft, question, true)}
              >
                <MixedText>{words.change}</MixedText>
              </button>
            </div>
          ))}
        </dl>
        <RequestPrivacy language={language} />
      </div>
    </Bubble>
  )
}
