import type { Unanswered } from '@bong-bari/contract'
import { kolkataDay } from '@bong-bari/site'
import { GraduationCap } from 'lucide-react'
import { messageOf } from '../../api.ts'
import { unreachable } from '../../office/page/failure.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { langOf } from '../../ui/lang-of.ts'
import { Link } from '../../ui/link.tsx'
import { useQuestions } from './numbers-query.ts'
import { NumbersPart } from './part.tsx'
import { Table, TableRow } from './table.tsx'
import { counted } from './words.ts'

const most = 10

const head = ['Question', 'Asked', 'Visitors', 'Last on']

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
      <Table caption="Questions that no training row answers" head={head}>
        {questions
          .slice(0, most)
          .map(({ id, samples: [sample = ''], count, visitors, lastSeen }) => (
            <TableRow
              key={id}
              name={sample}
              lang={langOf(sample)}
              cells={[counted(count), counted(visitors), kolkataDay(lastSeen)]}
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
