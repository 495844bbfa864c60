import type { ManagedPitch } from '@bong-bari/contract'
import { MonitorPlay, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { windowPart } from '../../office/dialog/part.tsx'
import { Badge } from '../../office/list/badge.tsx'
import { ListEmpty } from '../../office/list/list-states.tsx'
import { ChangedBy, RowFacts, RowText, RowTitle } from '../../office/list/row.tsx'
import { PageFrame } from '../../office/page/page-frame.tsx'
import { panelClass } from '../../office/page/panel.tsx'
import { useEditorAddress } from '../../office/page/search-params.ts'
import { useItems } from '../../office/resource/resource.ts'
import {
  ResourceEditing,
  ResourceList,
  ResourceRow,
  Rows,
  useSwitch,
} from '../../office/resource/resource-list.tsx'
import { Button } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { isIncomplete, kindNames, pitches } from './pitches.ts'

const editor = windowPart(async () => (await import('./pitch-editor.tsx')).PitchEditor)

const Words = ({ pitch }: { pitch: ManagedPitch }) => (
  <>
    <p className="flex flex-wrap gap-1.5">
      <Badge tone="blue">{kindNames[pitch.kind]}</Badge>
      {isIncomplete(pitch) && <Badge tone="amber">Not filled in, so not shown</Badge>}
    </p>
    {pitch.title && (
      <RowTitle>
        <MixedText>{pitch.title}</MixedText>
      </RowTitle>
    )}
    {pitch.figure && (
      <RowText>
        <MixedText>{pitch.figure}</MixedText>
      </RowText>
    )}
    {pitch.content && (
      <RowText className="line-clamp-4 whitespace-pre-line">
        <MixedText>{pitch.content}</MixedText>
      </RowText>
    )}
    <RowFacts>
      <ChangedBy of={pitch} />
    </RowFacts>
  </>
)

const Preview = ({ children }: { children: ReactNode }) => (
  <section className={panelClass} aria-labelledby="live-preview">
    <div className="flex items-center gap-2 border-khata-200 border-b px-4.5 py-3">
      <MonitorPlay />
      <h2 id="live-preview" className="text-lead leading-[1.18]">
        Live Preview
      </h2>
      <span className="ml-auto text-dense text-khata-700">Work with us, without its form</span>
    </div>
    <div
      data-look="house"
      className="overflow-hidden rounded-b-md bg-chun-100 [--content:1180px] [--gutter:20px]"
    >
      {children}
    </div>
  </section>
)

type PitchesPageProps = { draw: (shown: readonly ManagedPitch[]) => ReactNode }

/** `/admin/brands`: the contents of Work with us. */
export const PitchesPage = ({ draw }: PitchesPageProps) => {
  const { items, error, refetch } = useItems(pitches)
  const { openId, open, close } = useEditorAddress('pitch')
  const { turn, busyId } = useSwitch(pitches)
  const add = (
    <Button onPointerEnter={editor.prefetch} onFocus={editor.prefetch} onClick={() => open('new')}>
      <Plus />
      Add a part
    </Button>
  )
  return (
    <PageFrame
      title="For brands"
      description="What Work with us shows around its form. What is left empty is not shown."
      actions={add}
    >
      <div className="mt-3.5 grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <h2 className="sr-only">Parts</h2>
        <ResourceList
          of={pitches}
          items={items}
          error={error}
          onRetry={refetch}
          onEdit={open}
          empty={
            <ListEmpty art="window" title="Nothing for brands yet" action={add}>
              Prices, past brands, who answers, questions and videos stand around the form.
            </ListEmpty>
          }
        >
          {(all, toolsOf) => (
            <Rows>
              {all.map((one) => (
                <ResourceRow
                  key={one.id}
                  item={one}
                  tools={toolsOf(one)}
                  turn={{ isBusy: one.id === busyId, onSwitch: (on) => turn(one, on) }}
                >
                  <Words pitch={one} />
                </ResourceRow>
              ))}
            </Rows>
          )}
        </ResourceList>
        <Preview>{draw((items ?? []).filter(({ isActive }) => isActive))}</Preview>
      </div>
      <ResourceEditing of={pitches} openId={openId} items={items} onClose={close}>
        {(pitch) => <editor.Component key={openId} pitch={pitch} onClose={close} />}
      </ResourceEditing>
    </PageFrame>
  )
}
