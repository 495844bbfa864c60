import { agree } from './agree.ts'
import { protectData, sayChanges, sayLostSettings } from './changes.ts'
import { type Deployed, requireAtRest } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import { keepTemplate, keptTemplate } from './kept-template.ts'
import { deployedTemplate } from './stores.ts'
import { updateStack } from './update-stack.ts'

/** Puts back what stood before the last deployment, without building anything; once more goes forward again. */
export const rollback = async (deployed: Deployed, yes: boolean) => {
  requireAtRest(deployed)
  const { name } = deployed
  const before = await keptTemplate(name)
  if (!before)
    throw new OperateFailure(
      `Nothing is kept of what stood before in ${name}: check out the version before, and npx -y pnpm@12 run deploy`,
    )
  const standing = await deployedTemplate(name)
  protectData(standing, before.template, false)
  sayLostSettings(deployed, before.template)
  sayChanges(standing, before.template)
  if (!yes) await agree('Put this back?', 'put back')
  console.log('This takes some minutes ...')
  const kept = Object.keys(before.template.Parameters ?? {}).filter(
    (key) => key in deployed.parameters,
  )
  await updateStack(deployed, {
    template: before.url,
    parameters: Object.fromEntries(kept.map((key) => [key, undefined])),
  })
  await keepTemplate(name, standing)
}
