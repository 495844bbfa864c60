import { CallError, type MessageLanguage } from '@bong-bari/contract'
import { chatRequest, promiseIn } from '@bong-bari/site'
import { SendHorizontal } from 'lucide-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import type { RequestProps } from '../../names/request-props.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { QuestionField, StopButton } from './question-field.tsx'
import {
  answerOf,
  findFault,
  findQuestion,
  goToStep,
  isQuestion,
  proposeValues,
  type Question,
  questions,
  storeValues,
  useRequestProgress,
} from './questions.ts'
import { bodyOf, type RequestValues } from './request-values.ts'
import { requestDrafts, sendRequest } from './send-request.ts'

const findRefusedQuestion = (error: unknown): Question | undefined => {
  const fields = error instanceof CallError ? Object.keys(error.refusal?.fields ?? {}) : []
  return fields.map(findQuestion).find((question) => question !== undefined)
}

const isTooMany = (error: unknown) => error instanceof CallError && error.status === 429

const describePromise = (language: MessageLanguage, replyPromise: string) => {
  const { bn, en } = promiseIn(replyPromise)
  return chatRequest[language].sent.replace('{promise}', language === 'bengali' ? bn : en)
}

/** Sends the request once; after a failure nothing is lost and it can be resent. */
const useSending = ({ language, draft, talk, onEnd }: RequestProps) => {
  const { replyPromise } = useSiteSettings()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [refused, setRefused] = useState<Question>()
  const isUnderWay = useRef(false)
  const words = chatRequest[language]

  const fail = (error: unknown) => {
    const question = findRefusedQuestion(error)
    setRefused(question)
    if (question) goToStep(draft, question, true)
    else setFailure(isTooMany(error) ? words.tooMany : words.failed)
  }

  const send = async (values: RequestValues) => {
    // State is too late for two presses within one frame.
    if (isUnderWay.current) return
    const wrong = questions.find((question) => findFault(values, question, language))
    if (wrong) return goToStep(draft, wrong, true)
    isUnderWay.current = true
    setSending(true)
    setFailure(undefined)
    try {
      await sendRequest(draft, { ...bodyOf(values), source: 'chat', conversation: [...talk] })
      requestDrafts.forget(draft)
      playSound('glitter', submissionVolume.home)
      onEnd(describePromise(language, replyPromise), true)
    } catch (error) {
      fail(error)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return { send, isSending, failure, refused }
}

/** Shown with the first question and before sending. */
const RequestPrivacy = ({ language }: Pick<RequestProps, 'language'>) => (
  <p className="mt-1.5 border-chun-300 border-t pt-1.5 text-kajol-soft text-tiny leading-[1.5]">
    <MixedText>{chatRequest[language].privacy}</MixedText>{' '}
    <a href="/privacy">
      <MixedText>{chatRequest[language].privacyLink}</MixedText>
    </a>
  </p>
)

type SummaryProps = RequestProps & { values: RequestValues }

/** All answers before sending, each editable. */
const RequestSummary = ({ language, lang, draft, values, Bubble }: SummaryProps) => {
  const texts = chatRequest[language]
  const title = useRef<HTMLParagraphElement>(null)
  // The focused field is gone, and reading comes first.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Bubble sender="bot">
      <div lang={lang}>
        <p ref={title} tabIndex={-1} className="font-semibold focus:outline-none">
          <MixedText>{texts.summary}</MixedText>
        </p>
        <dl className="mt-1 grid gap-1.5">
          {questions.map((question) => (
            <div key={question} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
              <dt className="text-kajol-soft text-tiny leading-[1.4]">
                <MixedText>{texts[question].label}</MixedText>
              </dt>
              <dd className="wrap-anywhere col-start-1 whitespace-pre-wrap leading-[1.4]">
                <MixedText>{answerOf(values, question) || texts.none}</MixedText>
              </dd>
              <button
                type="button"
                className="relative col-start-2 row-span-2 row-start-1 self-center px-1 font-medium text-jaanla-700 text-tiny underline underline-offset-3 after:absolute after:-inset-3"
                aria-label={`${texts.change}: ${texts[question].label}`}
                onClick={() => goToStep(draft, question, true)}
              >
                <MixedText>{texts.change}</MixedText>
              </button>
            </div>
          ))}
        </dl>
        <RequestPrivacy language={language} />
      </div>
    </Bubble>
  )
}

export const RequestTurns = (props: RequestProps) => {
  const { language, lang, draft, talk, Bubble } = props
  const { step, isChange, values } = useRequestProgress(draft, proposeValues(talk))
  const at = step === 'summary' ? questions.length : questions.indexOf(step)
  const first = isChange ? at : 0
  const texts = chatRequest[language]
  return (
    <>
      {questions.slice(first, at + 1).map((question) => (
        <Fragment key={question}>
          <Bubble sender="bot">
            <span lang={lang}>
              <MixedText>{texts[question].ask}</MixedText>
            </span>
            {question === 'name' && <RequestPrivacy language={language} />}
          </Bubble>
          {question !== step && (
            <Bubble sender="user">
              <MixedText>{answerOf(values, question) || texts.none}</MixedText>
            </Bubble>
          )}
        </Fragment>
      ))}
      {step === 'summary' && <RequestSummary {...props} values={values} />}
    </>
  )
}

export const RequestForm = (props: RequestProps) => {
  const { language, lang, draft, talk, onEnd } = props
  const progress = useRequestProgress(draft, proposeValues(talk))
  const { send, isSending, failure, refused } = useSending(props)
  const { step, values } = progress
  const texts = chatRequest[language]
  const stop = () => {
    requestDrafts.forget(draft)
    onEnd(texts.stopped, false)
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
            onChange={({ target }) => storeValues(draft, { ...values, website: target.value })}
          />
        </label>
      </div>
      {isQuestion(step) ? (
        <QuestionField
          key={step}
          language={language}
          draft={draft}
          progress={progress}
          question={step}
          refused={refused === step ? texts.odd.replace('{field}', texts[step].label) : undefined}
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
                {isSending ? texts.sending : failure ? texts.again : texts.send}
              </MixedText>
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
