import { chatRequest } from '@bong-bari/site'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { AnswerField } from './answer-field.tsx'
import type { RequestProps } from './chat-request-props.ts'
import { countryCodes } from './contact-field.tsx'
import { faultOf } from './judge.ts'
import { phoneOf, type RequestValues } from './request-values.ts'
import { type Asked, after, goTo, keepValues, type Question } from './steps.ts'
import { StopButton } from './stop-button.tsx'
import { isStop } from './stop-words.ts'

const typedFor = (values: RequestValues, question: Question) => {
  if (question === 'wishes') return ''
  return question === 'contact' ? `${values.phone}${values.email}` : values[question]
}

/** A number may have a country code; what has an @ is no number. */
const tidied = (values: RequestValues): RequestValues =>
  values.phone.includes('@')
    ? { ...values, email: values.phone.trim(), phone: '' }
    : { ...values, ...phoneOf(values, countryCodes) }

type Props = Pick<RequestProps, 'language' | 'draft'> & {
  asked: Asked
  question: Question
  refused: string | undefined
  onStop: () => void
}

export const QuestionField = ({ language, draft, asked, question, refused, onStop }: Props) => {
  const field = useRef<HTMLElement>(null)
  const [fault, setFault] = useState(refused)
  const id = useId()
  const words = chatRequest[language]
  const { values } = asked
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const answer = () => {
    if (isStop(typedFor(values, question))) return onStop()
    const given = question === 'contact' ? tidied(values) : values
    const found = faultOf(given, question, language)
    setFault(found)
    if (found) return field.current?.focus()
    keepValues(draft, given)
    goTo(draft, after(asked))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Shift+Enter breaks a line of the message.
    if (!(event.target instanceof HTMLTextAreaElement) || event.key !== 'Enter' || event.shiftKey)
      return
    event.preventDefault()
    answer()
  }
  return (
    <form className="grid gap-1" noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <p
        id={id}
        role="alert"
        className="font-medium text-dense text-paar-700 leading-[1.4] empty:hidden"
      >
        {fault && <MixedText>{fault}</MixedText>}
      </p>
      <div className="flex items-end gap-1.5">
        <AnswerField
          question={question}
          field={field}
          control={{
            'aria-invalid': fault ? true : undefined,
            'aria-describedby': fault ? id : undefined,
          }}
          values={values}
          language={language}
          onChange={(change) => keepValues(draft, { ...values, ...change })}
        />
        <Button type="submit" small className="min-w-11 px-2.5!" aria-label={words.next}>
          <SendHorizontal />
        </Button>
      </div>
      <StopButton language={language} onStop={onStop} />
    </form>
  )
}
