import { useEffect, useRef } from 'react'
import { bodyOf, type Choice, type ReplyLanguage, replyLanguages } from './reply-texts.ts'

/** Templates that have a key. */
const keyed = 9

const textFields = 'textarea, select, input:not([type="radio"])'

type Choosing = { onChoose: (at: number) => void; onSpeak: () => void; onGo: () => void }

/**
 * 1 to 9 choose a template and `l` the other language, outside the text; Ctrl+Enter opens the first way,
 * everywhere.
 */
export const useChoiceKeys = (choosing: Choosing) => {
  const latest = useRef(choosing)
  latest.current = choosing
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, code, repeat } = event
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (!repeat) latest.current.onGo()
        return event.preventDefault()
      }
      const isElsewhere = target instanceof Element && target.closest(textFields)
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0]
      if (digit) latest.current.onChoose(Number(digit) - 1)
      else if (key === 'l' || code === 'KeyL') latest.current.onSpeak()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const choiceClass =
  'relative flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-field border px-2.5 max-md:min-h-11 focus-within:outline-3 focus-within:outline-(--focus)'
const chosenClass = 'border-jaanla-700 bg-jaanla-100 font-semibold text-jaanla-800'
const otherClass = 'border-khata-200 bg-white hover:border-jaanla-700'

type ReplyChoicesProps = {
  choices: readonly Choice[]
  chosen: Choice | undefined
  onChoose: (at: number) => void
}

export const ReplyChoices = ({ choices, chosen, onChoose }: ReplyChoicesProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-dense">Template</legend>
      {/* Templates load after the window, which keeps the focus here. */}
      <div className="flex flex-wrap gap-1.5 focus:outline-none" tabIndex={-1} ref={box}>
        {choices.map(({ key, name }, at) => {
          const isChosen = key === chosen?.key
          return (
            <label key={key} className={`${choiceClass} ${isChosen ? chosenClass : otherClass}`}>
              <input
                type="radio"
                className="sr-only"
                name="reply-template"
                checked={isChosen}
                aria-keyshortcuts={at < keyed ? String(at + 1) : undefined}
                onChange={() => onChoose(at)}
              />
              {at < keyed && (
                <span
                  className="rounded-xs border border-khata-200 bg-white px-1 font-normal font-text text-khata-700 text-tiny max-lg:hidden"
                  aria-hidden="true"
                >
                  {at + 1}
                </span>
              )}
              <span className="truncate">{name}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type ReplyLanguagesProps = {
  chosen: Choice | undefined
  language: ReplyLanguage
  onSpeak: (language: ReplyLanguage) => void
}

const all: ReplyLanguage[] = ['bn', 'en']

export const ReplyLanguages = ({ chosen, language, onSpeak }: ReplyLanguagesProps) => (
  <fieldset>
    <legend className="mb-1 font-semibold text-dense">Language</legend>
    <div className="flex gap-1.5">
      {all.map((one) => {
        const isChosen = one === language
        const isThere = chosen !== undefined && bodyOf(chosen, one).language === one
        return (
          <label
            key={one}
            className={`${choiceClass} ${isChosen ? chosenClass : otherClass} ${isThere ? '' : 'cursor-not-allowed! border-dashed text-khata-700'}`}
          >
            <input
              type="radio"
              className="sr-only"
              name="reply-language"
              checked={isChosen}
              disabled={!isThere}
              aria-keyshortcuts="l"
              onChange={() => onSpeak(one)}
            />
            <span lang={one}>{replyLanguages[one]}</span>
          </label>
        )
      })}
    </div>
  </fieldset>
)
