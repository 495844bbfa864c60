type Names = { one: string; many: string; One: string; Many: string }

const time = { S: '2026-11-22T10:00:00.000Z' }

const contract = ({ one, many, One }: Names) => `import type * as z from 'zod/mini'
import { isActive, noun, requiredWords } from './noun.ts'

export const ${one}Noun = noun('${one}', {
  name: requiredWords(200, 'Name'),
  text: requiredWords(2_000, 'Text'),
  isActive,
})
export type ${One} = z.output<typeof ${one}Noun.stored>
export const ${one}Input = ${one}Noun.given
export const ${many} = ${one}Noun.routes
`

const handler = ({ many }: Names) => `import { ${many} as routes } from '@bong-bari/contract'
import { ${many} } from '@bong-bari/table'
import { nounHandlers } from '../http/noun-handlers.ts'
import { serve } from '../http/serve.ts'

export const handler = serve(routes, nounHandlers(${many}))
`

const tab = ({
  one,
  many,
  One,
  Many,
}: Names) => `import { api, type ${One}, ${one}Input } from '@bong-bari/contract'
import { Plus } from 'lucide-react'
import { ChangedBy } from '../../office/changed-by.tsx'
import { ListEmpty } from '../../office/list-states.tsx'
import { resource, useItems } from '../../office/resource.ts'
import { formOf, ResourceEditor } from '../../office/resource-editor.tsx'
import { ResourceEditing, ResourceList, ResourceRow, Rows } from '../../office/resource-list.tsx'
import { useSwitch } from '../../office/resource-switch.ts'
import { RowFacts, RowText, RowTitle } from '../../office/row.tsx'
import { staysInTrash } from '../../office/trash-words.ts'
import { useEditorAddress } from '../../office/use-editor-address.ts'
import { Button } from '../../ui/button.tsx'
import { InputField, TextareaField } from '../../ui/field.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'

const ${many} = resource(api.${many}, { kind: '${one}', nameOf: ({ name }: ${One}) => name })

const form = formOf(${many}, ${one}Input, { name: '', text: '' })

const Editor = (props: { item: ${One} | undefined; onClose: () => void }) => (
  <ResourceEditor of={${many}} form={form} {...props}>
    {({ register, formState: { errors } }) => (
      <>
        <InputField label="Name" required error={errors.name?.message} {...register('name')} />
        <TextareaField
          label="Text"
          required
          rows={5}
          error={errors.text?.message}
          {...register('text')}
        />
      </>
    )}
  </ResourceEditor>
)

/** The tab of the dashboard where the team keeps them. */
export const ${Many}Tab = () => {
  const { items, error, refetch } = useItems(${many})
  const { openId, open, close } = useEditorAddress('${one}')
  const { turn, busyId } = useSwitch(${many})
  return (
    <>
      <div className="flex items-center gap-2.5 py-2.5">
        <h2 className="mr-auto text-h4">${Many}</h2>
        <Button onClick={() => open('new')}>
          <Plus />
          Add ${One}
        </Button>
      </div>
      <ResourceList
        of={${many}}
        level="h3"
        {...{ items, error, onRetry: refetch, onEdit: open }}
        question={() => <p>{staysInTrash}</p>}
        empty={
          <ListEmpty art="window" title="No ${many} yet">
            What you add stands here.
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
                <RowTitle>
                  <MixedText>{one.name}</MixedText>
                </RowTitle>
                <RowText className="line-clamp-2">
                  <MixedText>{one.text}</MixedText>
                </RowText>
                <RowFacts>
                  <ChangedBy of={one} />
                </RowFacts>
              </ResourceRow>
            ))}
          </Rows>
        )}
      </ResourceList>
      <ResourceEditing of={${many}} {...{ openId, items, onClose: close }}>
        {(item) => <Editor key={openId} item={item} onClose={close} />}
      </ResourceEditing>
    </>
  )
}
`

const stored = ({ one }: Names) => [
  {
    pk: { S: one.toUpperCase() },
    sk: { S: '000000000001' },
    id: { N: '1' },
    name: { S: 'First' },
    text: { S: 'Its words' },
    isActive: { BOOL: true },
    createdAt: time,
    updatedAt: time,
    version: { N: '1' },
    changedBy: { S: 'mitali' },
  },
]

export const nounFiles = (names: Names): Record<string, string> => {
  const { one, many } = names
  return {
    [`packages/contract/src/${one}.ts`]: contract(names),
    [`packages/table/stored/${one}.json`]: JSON.stringify(stored(names)),
    [`functions/src/${many}/handler.ts`]: handler(names),
    [`web/src/features/${many}/${many}-tab.tsx`]: tab(names),
  }
}
