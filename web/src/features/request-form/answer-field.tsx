import { chatRequest } from '@bong-bari/site'
import type { AnswerProps } from './answer-props.ts'
import { ContactField } from './contact-field.tsx'
import { controlClass } from './control-class.ts'
import type { Question } from './steps.ts'
import { WishChoices } from './wish-choices.tsx'

const autoComplete = { name: 'name', company: 'organization' } as const

export const AnswerField = (props: AnswerProps & { question: Question }) => {
  const { question, field, control, values, language, onChange } = props
  if (question === 'contact') return <ContactField {...props} />
  if (question === 'wishes') return <WishChoices {...props} />
  const common = {
    ...control,
    'aria-label': chatRequest[language][question].label,
    placeholder: chatRequest[language][question].label,
    ref: (element: HTMLElement | null) => {
      field.current = element
    },
    value: values[question],
  }
  if (question === 'message')
    return (
      <textarea
        {...common}
        className={`${controlClass} field-sizing-content max-h-[104px] flex-1 resize-none overscroll-contain`}
        rows={3}
        onChange={({ target }) => onChange({ message: target.value })}
      />
    )
  return (
    <input
      {...common}
      type="text"
      className={`${controlClass} flex-1`}
      autoComplete={autoComplete[question]}
      onChange={({ target }) => onChange({ [question]: target.value })}
    />
  )
}
