import { chatRequest } from '@bong-bari/site'
import { type ComponentProps, useId, useState } from 'react'
import { MixedText } from '../../ui/mixed-text.tsx'
import type { AnswerProps } from './answer-props.ts'
import { controlClass } from './control-class.ts'
import { homeCountryCodes, workCountryCodes } from './country-codes.ts'
import type { RequestValues } from './request-values.ts'

export const countryCodes = [...new Set([...homeCountryCodes, ...workCountryCodes])]

const kinds = ['phone', 'email'] as const
type Kind = (typeof kinds)[number]

const typing: Record<Kind, ComponentProps<'input'>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
}

const kindOf = ({ email, phone }: RequestValues): Kind => (email && !phone ? 'email' : 'phone')

/** Phone or e-mail, each with its keyboard. */
export const ContactField = ({ field, control, values, language, onChange }: AnswerProps) => {
  const [kind, setKind] = useState(() => kindOf(values))
  const name = useId()
  const words = chatRequest[language]
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
      <fieldset className="flex gap-4">
        <legend className="sr-only">{words.contact.label}</legend>
        {kinds.map((one) => (
          <label key={one} className="flex min-h-8 items-center gap-1.5 text-dense">
            <input
              type="radio"
              className="size-[18px] accent-jaanla-700"
              name={name}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
            <MixedText>{words[one].label}</MixedText>
          </label>
        ))}
      </fieldset>
      <div className="flex gap-1.5">
        {kind === 'phone' && (
          <select
            className={`${controlClass} w-[76px] flex-none`}
            aria-label={words.code}
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
          aria-label={words[kind].label}
          placeholder={words[kind].label}
          spellCheck={false}
          {...typing[kind]}
          {...control}
          value={values[kind]}
          onChange={({ target }) => onChange({ [kind]: target.value })}
        />
      </div>
    </div>
  )
}
