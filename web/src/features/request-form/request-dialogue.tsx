import { chatRequest } from '@bong-bari/site'
import { SendHorizontal } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { proposalOf, type RequestProps } from './chat-request-props.ts'
import { QuestionField } from './question-field.tsx'
import { requestDrafts } from './request-draft.ts'
import { isQuestion, keepValues, useAsked } from './steps.ts'
import { StopButton } from './stop-button.tsx'
import { useSending } from './use-sending.ts'

export const RequestForm = (props: RequestProps) => {
  const { language, lang, draft, talk, onEnd } = props
  const asked = useAsked(draft, proposalOf(talk))
  const { send, isSending, failure, refused } = useSending(props)
  const { step, values } = asked
  const words = chatRequest[language]
  const stop = () => {
    requestDrafts.forget(draft)
    onEnd(words.stopped, false)
  }
  return (
    <div className="border-kajol border-t-2 bg-chun-50 p-2" lang={lang}>
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input
            tabIndex={-1}
            autoComplete="off"
            value={values.website}
            onChange={({ target }) => keepValues(draft, { ...values, website: target.value })}
          />
        </label>
      </div>
      {isQuestion(step) ? (
        <QuestionField
          key={step}
          {...{ language, draft, asked }}
          question={step}
          refused={refused === step ? words.odd.replace('{field}', words[step].label) : undefined}
          onStop={stop}
        />
      ) : (
        <div className="grid gap-1">
          <p
            role="alert"
            className="font-medium text-dense text-paar-700 leading-[1.4] empty:hidden"
          >
            {failure && <MixedText>{failure}</MixedText>}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <StopButton language={language} onStop={stop} />
            <Button small aria-disabled={isSending} onClick={() => send(values)}>
              <SendHorizontal />
              <MixedText>
                {isSending ? words.sending : failure ? words.again : words.send}
              </MixedText>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
