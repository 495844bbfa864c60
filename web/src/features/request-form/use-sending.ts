import { CallError, type MessageLanguage } from '@bong-bari/contract'
import { chatRequest, promiseIn } from '@bong-bari/site'
import { useRef, useState } from 'react'
import { submissionVolume } from '../../effects/constants.ts'
import { playSound } from '../../effects/sound.ts'
import type { RequestProps } from '../../names/request-props.ts'
import { useSiteSettings } from '../../site/settings.ts'
import { findFault, findQuestion, goToStep, type Question, questions } from './questions.ts'
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
export const useSending = ({ language, draft, talk, onEnd }: RequestProps) => {
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
