import { soundKey } from '@bong-bari/text'
import { Pencil, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { useAddress } from './address.ts'
import type { TrainingItem } from './kind.ts'

type SameQuestion = { row: TrainingItem; question: string }

type RowSounds = { row: TrainingItem; sounds: ReadonlySet<string> }

/** How the questions of each active row sound. It takes some 40 microseconds a question, so it is not done again for every key. */
export const soundsOfRows = (rows: readonly TrainingItem[]): RowSounds[] =>
  rows
    .filter(({ isActive }) => isActive)
    .map((row) => ({ row, sounds: new Set([row.userMessage, ...row.variants].map(soundKey)) }))

/** Other active rows that are asked what this row is asked, each with the first such question. */
export const findSameQuestions = (
  questions: readonly string[],
  rows: readonly RowSounds[],
  id: number | undefined,
): SameQuestion[] =>
  rows.flatMap(({ row, sounds }) => {
    if (row.id === id) return []
    const question = questions.find((one) => one.trim() && sounds.has(soundKey(one)))
    return question === undefined ? [] : [{ row, question }]
  })

/** Few rows are named, because the form stands below. */
const maxNamed = 3

type RowWarningProps = {
  sameQuestions: readonly SameQuestion[]
  /** What visitors would miss if the row is switched off. */
  missed: string
}

/** Says above the form which row already answers this, and what switching the row off would cost. */
export const RowWarning = ({ sameQuestions, missed }: RowWarningProps) => {
  const { open } = useAddress()
  return (
    <div className="contents" role="status">
      {(missed || sameQuestions.length > 0) && (
        <div className="wrap-anywhere sticky top-0 z-1 flex max-h-[calc(38*var(--dvh))] gap-2.5 overflow-y-auto rounded-field border border-taxi-800 bg-taxi-100 px-3.5 py-2.5 text-ui leading-[1.5]">
          <TriangleAlert className="mt-0.5 size-4.5 flex-none" />
          <div className="grid min-w-0 flex-1 gap-1.5">
            {missed && (
              <p>
                <b>{missed}</b> Switched off, it answers nobody.
              </p>
            )}
            {sameQuestions.slice(0, maxNamed).map(({ row: { id, keyword }, question }) => (
              <div
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5"
              >
                <p className="min-w-0 flex-[1_1_14rem]">
                  <b>“{keyword}” already answers</b> <q lang={langOf(question)}>{question}</q>
                </p>
                <Button
                  small
                  variant="secondary"
                  className="max-w-full"
                  onClick={() => open('training', id)}
                >
                  <Pencil />
                  <span className="truncate">Edit “{keyword}”</span>
                </Button>
              </div>
            ))}
            {sameQuestions.length > maxNamed && <p>And {sameQuestions.length - maxNamed} more.</p>}
          </div>
        </div>
      )}
    </div>
  )
}
