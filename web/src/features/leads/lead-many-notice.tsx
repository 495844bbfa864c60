import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { forgetMany, type Job, resumeMany, stopMany, undoMany } from './lead-many-job.ts'
import { many } from './lead-many-words.ts'

const number = (count: number) => count.toLocaleString('en')

const Progress = ({ job: { words, phase, done, total } }: { job: Job }) => (
  <>
    <p className="flex-none">
      {words.doing}: <b>{`${number(done)} of ${number(total)}`}</b>
    </p>
    <div
      className="h-2 min-w-24 flex-1 overflow-hidden rounded-full bg-jaanla-300 max-md:order-last max-md:mb-1 max-md:w-full max-md:flex-none"
      role="progressbar"
      aria-label={words.doing}
      aria-valuenow={done}
      aria-valuemax={total}
    >
      <div className="h-full bg-jaanla-700" style={{ width: `${(100 * done) / total}%` }} />
    </div>
    <Button
      className="max-md:ml-auto"
      variant="secondary"
      aria-disabled={phase === 'stopping'}
      onClick={stopMany}
    >
      {phase === 'stopping' ? 'Stopping...' : 'Stop'}
    </Button>
  </>
)

const was = (count: number) => (count === 1 ? 'was' : 'were')

/** What became of them, a sentence each; nothing is said of what did not happen. */
const sentencesOf = ({ words, report }: Job) => {
  const { changed, since, gone, failed, left, reason } = report
  return [
    (changed.length > 0 || since.length + gone.length + failed.length + left.length === 0) &&
      `${many(changed.length)} ${words.done}.`,
    since.length > 0 &&
      `${number(since.length)} left as ${since.length === 1 ? 'it is' : 'they are'}: somebody changed ${since.length === 1 ? 'it' : 'them'} since.`,
    gone.length > 0 && `${number(gone.length)} ${was(gone.length)} no longer there.`,
    left.length > 0 && `Stopped: ${number(left.length)} ${was(left.length)} not touched.`,
    failed.length > 0 && `${number(failed.length)} failed. ${reason ?? ''}`,
  ].filter((sentence) => sentence !== false)
}

const Ended = ({ job }: { job: Job }) => {
  const { failed, left, backs } = job.report
  const open = failed.length + left.length
  const Icon = failed.length > 0 ? CircleAlert : CircleCheck
  return (
    <>
      <Icon
        className={`size-5 flex-none ${failed.length > 0 ? 'text-paar-600' : 'text-jaanla-700'}`}
      />
      <p className="min-w-0 flex-1">{sentencesOf(job).join(' ')}</p>
      <div className="flex flex-none flex-wrap gap-2 max-md:order-last max-md:w-full max-md:empty:hidden">
        {open > 0 && (
          <Button variant="secondary" onClick={() => resumeMany(job)}>
            {failed.length > 0 ? 'Try those again' : `Go on with ${number(open)}`}
          </Button>
        )}
        {!job.isUndo && backs.length > 0 && (
          <Button variant="secondary" onClick={() => undoMany(job)}>
            <Undo2 />
            Undo
          </Button>
        )}
      </div>
      <Button variant="bare" iconOnly aria-label="Close" onClick={forgetMany}>
        <X />
      </Button>
    </>
  )
}

/** How far it is with many, and in the end what became of them. */
export const ManyNotice = ({ job }: { job: Job | undefined }) => (
  <div role="status">
    {job && (
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-jaanla-700 bg-jaanla-50 px-3.5 py-1 leading-[1.4] shadow-quiet md:flex-nowrap">
        {job.phase === 'ended' ? <Ended job={job} /> : <Progress job={job} />}
      </div>
    )}
  </div>
)
