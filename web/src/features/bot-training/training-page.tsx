import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { part } from '../../office/dialog/part.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { Tabs } from '../../office/page/tabs.tsx'
import { useMediaQuery } from '../../office/page/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { EntryTab } from './entry-tab.tsx'
import { useAddress } from './filters.ts'
import type { TabName } from './kind.ts'
import { templateKind, trainingKind } from './kinds.tsx'
import { TryPanel } from './try-panel.tsx'
import { UnansweredTab } from './unanswered-tab.tsx'

const tabs = [
  { id: 'training', label: 'Training Data' },
  { id: 'templates', label: 'Templates' },
  { id: 'unanswered', label: 'Unanswered' },
  { id: 'built-in', label: 'Built in' },
] as const

const builtIn = part(
  async () => (await import('./built-in-tab.tsx')).BuiltInTab,
  'Loading what Bong Bot knows...',
)

type TrainingCenterProps = {
  heading?: 'h1' | 'h2'
  /** Before the heading, such as a link back. */
  before?: ReactNode
}

export const TrainingCenter = ({ heading: Heading = 'h2', before }: TrainingCenterProps) => {
  const address = useAddress()
  const { list } = address
  const isWide = useMediaQuery('(min-width: 1024px)')
  const tryPanel = <TryPanel address={address} isWide={isWide} />
  const contents: Record<TabName, ReactNode> = {
    training: <EntryTab key="training" kind={trainingKind} address={address} />,
    templates: <EntryTab key="templates" kind={templateKind} address={address} />,
    unanswered: <UnansweredTab key="unanswered" address={address} />,
    'built-in': <builtIn.Component key="built-in" address={address} />,
  }
  const title = tabs.find(({ id }) => id === list)?.label
  const added = list === 'templates' ? templateKind : trainingKind
  return (
    <div className="grid grid-cols-1 items-center gap-x-3.5 gap-y-2.5 pt-2.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-y-0 [&>[role=tabpanel]]:col-span-full md:[&>[role=tablist]]:col-start-2 md:[&>[role=tablist]]:row-start-1">
      <div className="flex min-w-0 items-center gap-2.5">
        {before}
        <Heading className="wrap-anywhere min-w-0 text-h4">Bong Bot Training Center</Heading>
      </div>
      <Button
        className="md:col-start-3 md:row-start-1"
        onPointerEnter={added.editor.prefetch}
        onFocus={added.editor.prefetch}
        onClick={() => address.open(added.name, 'new')}
      >
        <Plus />
        Add {added.of.title}
      </Button>
      <Tabs
        look="inner"
        label="What Bong Bot is taught"
        selected={list}
        onSelect={address.showList}
        tabs={tabs}
      >
        {Heading === 'h1' && <h2 className="sr-only">{title}</h2>}
        <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_380px]">
          {isWide || tryPanel}
          {contents[list]}
          {isWide && tryPanel}
        </div>
      </Tabs>
    </div>
  )
}

export const TrainingPage = () => (
  <PageFrame
    title="Bong Bot Training Center"
    head={(back) => <TrainingCenter heading="h1" before={back} />}
  />
)
