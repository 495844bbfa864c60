import { Dialog } from '../../../office/dialog/dialog.tsx'
import { useIsAlone } from '../data/team.ts'
import { Key } from '../words.tsx'

const ownerKey = 'm'

const keys = [
  [['j', 'k'], 'the next request, the one before'],
  [['o'], 'opens and closes it'],
  [['1', '2', '3', '4', '5'], 'New, Hot, Warm, Cold, Dead'],
  [['r'], 'answers it'],
  [['y', 'Shift+y'], 'what you opened for it was sent, or not yet'],
  [['w'], 'they wrote back, or they did not'],
  [['d'], 'it is done, and on to the next request'],
  [['s'], 'marks it as spam, or restores it, and on to the next'],
  [[ownerKey], 'takes it, or gives it back'],
  [['f'], 'the day to follow up'],
  [['n'], 'the follow-up notes'],
  [['Ctrl+Enter'], 'saves the notes (⌘ on a Mac)'],
  [['Ctrl+Shift+Enter'], 'saves them and opens the next request'],
  [['Esc'], 'closes the details, also from the notes'],
  [['x'], 'selects the request'],
  [['Shift+x'], 'selects all shown, or none of them'],
  [['a'], 'what to do with the selected'],
  [['Shift+s'], 'marks the selected as spam'],
  [['/'], 'the search'],
  [['e'], 'the export'],
  [['?'], 'this help'],
] as const

export const LeadKeyHelp = ({ onClose }: { onClose: () => void }) => {
  const isAlone = useIsAlone()
  const shown = keys.filter(([[name]]) => name !== ownerKey || !isAlone)
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {shown.map(([names, words]) => (
          <div key={words} className="contents">
            <dt className="flex gap-1 text-dense">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-dense text-khata-700">
        They work everywhere but in text fields. Among the statuses arrow keys move, Enter sets.
      </p>
    </Dialog>
  )
}
