import { wishNames } from '@bong-bari/contract'
import { chatRequest } from '@bong-bari/site'
import { chevronClass } from '../../ui/field.tsx'
import type { AnswerProps } from './answer-props.ts'
import { controlClass } from './control-class.ts'
import { wishOptions } from './wish-lists.ts'

export const WishChoices = ({ field, control, values, language, onChange }: AnswerProps) => {
  const words = chatRequest[language]
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
      {wishNames.map((name, place) => (
        <select
          key={name}
          ref={(select) => {
            if (place === 0) field.current = select
          }}
          {...control}
          className={`${controlClass} ${chevronClass}`}
          aria-label={words[name].label}
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        >
          <option value="">
            {words[name].label}: {words.open}
          </option>
          {wishOptions(name, true).map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}
