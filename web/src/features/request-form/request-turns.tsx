import { chatRequest } from '@bong-bari/site'
import { Fragment } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'
import { answerOf } from './answer-of.ts'
import { proposalOf, type RequestProps } from './chat-request-props.ts'
import { RequestPrivacy } from './request-privacy.tsx'
import { RequestSummary } from './request-summary.tsx'
import { questions, useAsked } from './steps.ts'

export const RequestTurns = (props: RequestProps) => {
  const { language, lang, draft, talk, Bubble } = props
  const { step, isChange, values } = useAsked(draft, proposalOf(talk))
  const at = step === 'summary' ? questions.length : questions.indexOf(step)
  const first = isChange ? at : 0
  const words = chatRequest[language]
  return (
    <>
      {questions.slice(first, at + 1).map((question) => (
        <Fragment key={question}>
          <Bubble sender="bot">
            <span lang={lang}>
              <MixedText>{words[question].ask}</MixedText>
            </span>
            {question === 'name' && <RequestPrivacy language={language} />}
          </Bubble>
          {question !== step && (
            <Bubble sender="user">
              <MixedText>{answerOf(values, question) || words.none}</MixedText>
            </Bubble>
          )}
        </Fragment>
      ))}
      {step === 'summary' && <RequestSummary {...props} values={values} />}
    </>
  )
}
