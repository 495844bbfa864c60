import {
  type AnswerCount,
  answeringWays,
  answerWays,
  messageLanguages,
  type Numbers,
  type Unanswered,
} from '@bong-bari/contract'
import { kolkataDay, shortDay } from '@bong-bari/site'
import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/page/failure.ts'
import { Panel } from '../../office/page/panel.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { Link } from '../../ui/link.tsx'
import { useQuestions } from './numbers-query.ts'
import { Table, TableRow } from './table.tsx'
import { formatCount, languageWords, toPercent, wayWords } from './words.ts'

type NumbersPartProps = {
  title: string
  words?: ReactNode
  /** It may break across sheets. */
  isLong?: boolean
  children: ReactNode
}

export const NumbersPart = ({ title, words, isLong, children }: NumbersPartProps) => (
  <Panel
    className={`grid gap-3 px-4.5 pt-3.5 pb-4.5 print:border-0 print:p-0 print:shadow-none ${isLong ? '' : 'break-inside-avoid'}`}
  >
    <div>
      <h2 className="text-h4">{title}</h2>
      {words && <p className="text-dense text-khata-700">{words}</p>}
    </div>
    {children}
  </Panel>
)

const wayColumns = [
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
      own.filter(({ way }) => answeringWays.includes(way)),
      {},
    )
    const share = all ? <Share key="share" share={toPercent(known, all)} /> : '-'
    return <TableRow key={name} name={name} cells={[formatCount(all), formatCount(known), share]} />
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
      ...messageLanguages.map((language) => formatCount(sumOf(answers, { ...kind, language }))),
      formatCount(all),
      <Share key="share" share={toPercent(all, messages)} />,
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
        <Table caption="Answers of Bong Bot by what answered, and by language" head={wayColumns}>
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

const most = 10

const questionColumns = ['Question', 'Asked', 'Visitors', 'Last on']

const TeachLink = () => (
  <Link
    to="/admin/chatbot?list=unanswered"
    className={buttonClass({ variant: 'secondary', className: 'justify-self-start print:hidden' })}
  >
    <GraduationCap />
    Teach answers
  </Link>
)

const Questions = ({ questions }: { questions: readonly Unanswered[] }) =>
  questions.length ? (
    <>
      <Table caption="Questions that no training row answers" head={questionColumns}>
        {questions
          .slice(0, most)
          .map(({ id, samples: [sample = ''], count, visitors, lastSeen }) => (
            <TableRow
              key={id}
              name={sample}
              lang={langOf(sample)}
              cells={[formatCount(count), formatCount(visitors), kolkataDay(lastSeen)]}
            />
          ))}
      </Table>
      <TeachLink />
    </>
  ) : (
    <p>Nothing is left unanswered.</p>
  )

export const QuestionsPart = () => {
  const { data, isError, error, refetch } = useQuestions()
  return (
    <NumbersPart
      title="What it could not answer"
      words="The questions asked most that no training row answers by now, of the last 90 days."
    >
      {data && <Questions questions={data} />}
      {!data && !isError && <p role="status">Loading the questions...</p>}
      {!data && isError && (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          {messageOf(error, unreachable)}
          <Button variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
    </NumbersPart>
  )
}
