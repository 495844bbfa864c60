import {
  type AnswerCount,
  answerWays,
  knowingWays,
  messageLanguages,
  type Numbers,
} from '@bong-bari/contract'
import { shortDay } from '@bong-bari/site'
import { NumbersPart } from './part.tsx'
import { Table, TableRow } from './table.tsx'
import { counted, languageWords, percent, wayWords } from './words.ts'

const head = [
  'What answered',
  ...messageLanguages.map((language) => languageWords[language]),
  'All',
  'Share',
]

const sumOf = (answers: readonly AnswerCount[], kind: Partial<AnswerCount>) =>
  answers
    .filter((one) => (kind.way ?? one.way) === one.way)
    .filter((one) => (kind.language ?? one.language) === one.language)
    .reduce((sum, { count }) => sum + count, 0)

const Share = ({ share }: { share: number }) => (
  <span className="inline-flex items-center gap-2">
    <svg className="h-2.5 w-20" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="10" fill="var(--color-jaanla-700)" />
      <path d="M0 10H100" stroke="var(--color-khata-500)" vectorEffect="non-scaling-stroke" />
    </svg>
    <span className="min-w-10">{share} %</span>
  </span>
)

const languageHead = ['Language', 'Messages', 'Answered', 'Share answered']

const LanguageTable = ({ answers }: { answers: readonly AnswerCount[] }) => {
  const row = (name: string, own: readonly AnswerCount[]) => {
    const all = sumOf(own, {})
    const known = sumOf(
      own.filter(({ way }) => knowingWays.includes(way)),
      {},
    )
    const share = all ? <Share key="share" share={percent(known, all)} /> : '-'
    return <TableRow key={name} name={name} cells={[counted(all), counted(known), share]} />
  }
  return (
    <Table caption="Messages and answered ones by language" head={languageHead}>
      {messageLanguages.map((language) =>
        row(
          languageWords[language],
          answers.filter((one) => one.language === language),
        ),
      )}
      {row('All languages', answers)}
    </Table>
  )
}

export const ChatPart = ({ chat: { since, messages, answers }, weeks }: Numbers) => {
  const cells = (kind: Partial<AnswerCount>) => {
    const all = sumOf(answers, kind)
    return [
      ...messageLanguages.map((language) => counted(sumOf(answers, { ...kind, language }))),
      counted(all),
      <Share key="share" share={percent(all, messages)} />,
    ]
  }
  const first = weeks[0]?.from ?? ''
  return (
    <NumbersPart
      title="What Bong Bot answered"
      words={
        <>
          A row, a person or the model counts as answered; a template or a built-in line says that
          the bot does not know. {since && since > first && `Counted since ${shortDay(since)}.`}
        </>
      }
    >
      {messages > 0 && <LanguageTable answers={answers} />}
      {messages ? (
        <Table caption="Answers of Bong Bot by what answered, and by language" head={head}>
          {answerWays.map((way) => (
            <TableRow key={way} name={wayWords[way]} cells={cells({ way })} />
          ))}
          <TableRow name="All messages" cells={cells({})} />
        </Table>
      ) : (
        <p>Nobody wrote to Bong Bot in these weeks.</p>
      )}
    </NumbersPart>
  )
}
