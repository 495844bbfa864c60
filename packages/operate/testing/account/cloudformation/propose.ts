import { flag, type Input, records, text, texts } from '../input.ts'
import { invalid } from '../refusal.ts'
import { readTemplateFile } from '../s3.ts'
import type { State } from '../state.ts'
import type { Proposal, Stack } from './model.ts'
import { settleParameters } from './parameters.ts'
import { parseTemplate, requireCapabilities } from './template.ts'

const bodyOf = async (state: State, input: Input, stack: Stack | undefined) => {
  if (flag(input, 'UsePreviousTemplate') && stack) return stack.body
  const url = text(input, 'TemplateURL')
  const body = url ? await readTemplateFile(state, url) : text(input, 'TemplateBody')
  if (body) return body
  throw invalid(
    url
      ? `S3 error: Access Denied (${url})`
      : 'Either Template URL or Template Body must be specified.',
  )
}

const tagsOf = (input: Input, stack: Stack | undefined) => {
  const given = records(input, 'Tags')
  if (!given.length && stack) return stack.tags
  return Object.fromEntries(given.map((one) => [text(one, 'Key') ?? '', text(one, 'Value') ?? '']))
}

/** What a request asks to deploy, with every parameter settled; refuses what AWS would at once. */
export const readProposal = async (
  state: State,
  input: Input,
  stack: Stack | undefined,
): Promise<Proposal> => {
  const body = await bodyOf(state, input, stack)
  const template = parseTemplate(body)
  const capabilities = texts(input, 'Capabilities')
  const given = records(input, 'Parameters')
  const parameters = settleParameters(state, template, given, stack?.parameters ?? {})
  requireCapabilities(template, capabilities)
  return { body, template, parameters, tags: tagsOf(input, stack), capabilities }
}
