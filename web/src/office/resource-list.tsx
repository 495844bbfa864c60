import { type ComponentProps, type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { ListFailed, ListLoading } from './list-states.tsx'
import { Panel } from './panel.tsx'
import type { Item, Listed, Resource } from './resource.ts'
import { useRemove } from './resource-changes.ts'
import { Row, RowTools, RowWords } from './row.tsx'
import { DeleteTool, EditTool } from './row-tools.tsx'
import { Switch } from './switch.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

export type Tools = { name: string; onEdit: () => void; onDelete: () => void }

type ResourceListProps<I extends Item> = {
  of: Listed<I>
  items: I[] | undefined
  error: unknown
  onRetry: () => unknown
  onEdit: (id: string) => void
  empty: ReactNode
  level?: 'h2' | 'h3'
  loading?: string
  failed?: string
  children: (items: I[], toolsOf: (item: I) => Tools) => ReactNode
} & Omit<ComponentProps<'div'>, 'children'>

/** A list with its states. Delete asks nothing, because Undo and the trash bring everything back. */
export const ResourceList = <I extends Item>(props: ResourceListProps<I>) => {
  const { of, items, error, onRetry, onEdit, empty, loading, failed, ...others } = props
  const { level = 'h2', children, ...rest } = others
  const remove = useRemove(of)
  const keptFocus = useKeptFocus<HTMLDivElement>()
  const toolsOf = (item: I): Tools => ({
    name: of.nameOf(item),
    onEdit: () => onEdit(String(item.id)),
    onDelete: () => remove(item),
  })
  const list = () => {
    if (items) return items.length > 0 ? children(items, toolsOf) : empty
    if (!error) return <ListLoading label={loading ?? `Loading the ${of.many}...`} />
    const title = failed ?? `The ${of.many} could not be loaded`
    return <ListFailed level={level} title={title} error={error} onRetry={onRetry} />
  }
  return (
    <div {...rest} {...keptFocus}>
      {list()}
    </div>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => (
  <Panel>
    <ul>{children}</ul>
  </Panel>
)

type ResourceRowProps = {
  item: Item
  tools: Tools
  turn?: { isBusy: boolean; onSwitch: (on: boolean) => void }
  /** Before the text, such as a handle. */
  before?: ReactNode
  /** More tools, before Edit and Delete. */
  more?: ReactNode
  children: ReactNode
} & Omit<ComponentProps<typeof Row>, 'children' | 'isInactive'>

export const ResourceRow = (props: ResourceRowProps) => {
  const { item, tools, turn, before, more, children, ...rest } = props
  const { isActive = true } = item
  const { name } = tools
  return (
    <Row isInactive={!isActive} {...rest}>
      {before}
      <RowWords>{children}</RowWords>
      <RowTools>
        {turn && <Switch label={`Active: ${name}`} isOn={isActive} {...turn} />}
        {more}
        <EditTool name={name} onClick={tools.onEdit} />
        <DeleteTool name={name} onClick={tools.onDelete} />
      </RowTools>
    </Row>
  )
}

type ResourceEditingProps<I extends Item> = {
  of: Resource<I>
  /** `new`, an id, or undefined when closed. */
  openId: string | undefined
  items: I[] | undefined
  onClose: () => void
  children: (item: I | undefined) => ReactNode
}

/** The editor named by the address. It keeps the item as opened, so that list changes never close it. */
export const ResourceEditing = <I extends Item>(props: ResourceEditingProps<I>) => {
  const { of, openId, items, onClose, children } = props
  const [opened, setOpened] = useState<I>()
  const isOpen = opened && String(opened.id) === openId
  const item = isOpen ? opened : items?.find(({ id }) => String(id) === openId)
  if (item !== opened) setOpened(item)
  if (openId === undefined) return null
  if (item || openId.startsWith('new')) return children(item)
  if (!items) return null
  return (
    <Dialog title={`Edit ${of.title}`} onClose={onClose}>
      <p>This {of.name} does not exist any more.</p>
    </Dialog>
  )
}
