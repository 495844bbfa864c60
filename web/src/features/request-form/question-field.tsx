import { choiceNames, type MessageLanguage } from '@bong-bari/contract'
import { chatRequest, stopWords } from '@bong-bari/site'
import { SendHorizontal } from 'lucide-react'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { RequestProps } from '../../names/request-props.ts'
import { Button } from '../../ui/button.tsx'
import { chevronClass } from '../../ui/field.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import {
  findFault,
  goToStep,
  nextStep,
  type Question,
  type RequestProgress,
  storeValues,
} from './questions.ts'
import {
  choiceOptions,
  homeCountryCodes,
  phoneOf,
  type RequestValues,
  workCountryCodes,
} from './request-values.ts'

type AnswerProps = {
  field: RefObject<HTMLElement | null>
  control: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
  values: RequestValues
  language: MessageLanguage
  onChange: (change: Partial<RequestValues>) => void
}

/** Same look as the chat's message field. */
const controlClass =
  'min-h-11 min-w-0 rounded-md border-2 border-kajol-soft bg-white px-[11px] py-[9px] text-base leading-[1.35] focus:outline-3 focus:outline-phalak-700 focus:outline-offset-0 aria-invalid:border-paar-600 aria-invalid:bg-paar-50'

const countryCodes = [...new Set([...homeCountryCodes, ...workCountryCodes])]

const kinds = ['phone', 'email'] as const
type Kind = (typeof kinds)[number]

const keyboards: Record<Kind, ComponentProps<'input'>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
}

const kindOf = ({ email, phone }: RequestValues): Kind => (email && !phone ? 'email' : 'phone')

/** Phone or e-mail, each with its keyboard. */
const ContactField = ({ field, control, values, language, onChange }: AnswerProps) => {
  const [kind, setKind] = useState(() => kindOf(values))
  const name = useId()
  const texts = chatRequest[language]
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
      <fieldset className="flex gap-4">
        <legend className="sr-only">{texts.contact.label}</legend>
        {kinds.map((one) => (
          <label key={one} className="flex min-h-8 items-center gap-1.5 text-dense">
            <input
              type="radio"
              className="size-[18px] accent-jaanla-700"
              name={name}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            <MixedText>{texts[one].label}</MixedText>
          </label>
        ))}
      </fieldset>
      <div className="flex gap-1.5">
        {kind === 'phone' && (
          <select
            className={`${controlClass} w-[76px] flex-none`}
            aria-label={texts.code}
            autoComplete="tel-country-code"
            value={values.countryCode}
            onChange={({ target }) => onChange({ countryCode: target.value })}
          >
            {countryCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
        <input
          key={kind}
          ref={(input) => {
            field.current = input
          }}
          className={`${controlClass} flex-1`}
          aria-label={texts[kind].label}
          placeholder={texts[kind].label}
          spellCheck={false}
          {...keyboards[kind]}
          {...control}
          value={values[kind]}
          onChange={({ target }) => onChange({ [kind]: target.value })}
        />
      </div>
    </div>
  )
}

const ChoiceFields = ({ field, control, values, language, onChange }: AnswerProps) => {
  const texts = chatRequest[language]
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
      {choiceNames.map((name, index) => (
        <select
          key={name}
          ref={(select) => {
            if (index === 0) field.current = select
          }}
          {...control}
          className={`${controlClass} ${chevronClass}`}
          aria-label={texts[name].label}
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        >
          <option value="">
            {texts[name].label}: {texts.open}
          </option>
          {choiceOptions(name, true).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}

const autoComplete = { name: 'name', company: 'organization' } as const

const AnswerField = (props: AnswerProps & { question: Question }) => {
  const { question, field, control, values, language, onChange } = props
  if (question === 'contact') return <ContactField {...props} />
  if (question === 'wishes') return <ChoiceFields {...props} />
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

const normalize = (typed: string) =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.!।,]+/g, ' ')
    .trim()

const normalizedStopWords = new Set(stopWords.map(normalize))

export const isStop = (typed: string) => normalizedStopWords.has(normalize(typed))

type StopProps = Pick<RequestProps, 'language'> & { onStop: () => void }

export const StopButton = ({ language, onStop }: StopProps) => (
  <button
    type="button"
    className="relative justify-self-start py-0.5 font-medium text-kajol-soft text-tiny underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-paar-700"
    onClick={onStop}
  >
    <MixedText>{chatRequest[language].stop}</MixedText>
  </button>
)

const typedFor = (values: RequestValues, question: Question) => {
  if (question === 'wishes') return ''
  return question === 'contact' ? `${values.phone}${values.email}` : values[question]
}

/** A number may have a country code; what has an @ is no number. */
const splitContact = (values: RequestValues): RequestValues =>
  values.phone.includes('@')
    ? { ...values, email: values.phone.trim(), phone: '' }
    : { ...values, ...phoneOf(values, countryCodes) }

type QuestionFieldProps = Pick<RequestProps, 'language' | 'draft'> & {
  progress: RequestProgress
  question: Question
  refused: string | undefined
  onStop: () => void
}

export const QuestionField = ({
  language,
  draft,
  progress,
  question,
  refused,
  onStop,
}: QuestionFieldProps) => {
  const field = useRef<HTMLElement>(null)
  const [fault, setFault] = useState(refused)
  const id = useId()
  const texts = chatRequest[language]
  const { values } = progress
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const answer = () => {
    if (isStop(typedFor(values, question))) return onStop()
    const answered = question === 'contact' ? splitContact(values) : values
    const newFault = findFault(answered, question, language)
    setFault(newFault)
    if (newFault) return field.current?.focus()
    storeValues(draft, answered)
    goToStep(draft, nextStep(progress))
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
          onChange={(change) => storeValues(draft, { ...values, ...change })}
        />
        <Button type="submit" small className="min-w-11 px-2.5!" aria-label={texts.next}>
          <SendHorizontal />
        </Button>
      </div>
      <StopButton language={language} onStop={onStop} />
    </form>
  )
}
