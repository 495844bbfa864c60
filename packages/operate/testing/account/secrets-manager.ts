import { randomUUID } from 'node:crypto'
import { requiredText, text, texts } from './input.ts'
import { Refusal } from './refusal.ts'
import { findVersion, moveStage, putVersion, type Secret } from './secret.ts'
import type { Actions, State } from './state.ts'

/** By its ARN or its name. */
export const findSecret = ({ secrets }: State, id: string): Secret => {
  const found = secrets.get(id) ?? [...secrets.values()].find(({ name }) => name === id)
  if (found) return found
  throw new Refusal('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
}

const stagesOf = ({ versions }: Secret) =>
  Object.fromEntries(
    [...versions]
      .filter(([, { stages }]) => stages.size)
      .map(([id, { stages }]) => [id, [...stages]]),
  )

/** AWS Secrets Manager, staging labels as they are there. */
export const secretsManager: Actions = {
  GetSecretValue: (state, input) => {
    const secret = findSecret(state, requiredText(input, 'SecretId'))
    const version = findVersion(secret, text(input, 'VersionId'), text(input, 'VersionStage'))
    return {
      ARN: secret.arn,
      Name: secret.name,
      VersionId: version.id,
      VersionStages: [...version.stages],
      SecretString: version.value,
      CreatedDate: version.created.getTime() / 1000,
    }
  },
  PutSecretValue: (state, input) => {
    const secret = findSecret(state, requiredText(input, 'SecretId'))
    const id = text(input, 'ClientRequestToken') ?? randomUUID()
    const asked = texts(input, 'VersionStages')
    const stages = asked.length ? asked : ['AWSCURRENT']
    putVersion(secret, requiredText(input, 'SecretString'), id, stages)
    return { ARN: secret.arn, Name: secret.name, VersionId: id, VersionStages: stages }
  },
  UpdateSecretVersionStage: (state, input) => {
    const secret = findSecret(state, requiredText(input, 'SecretId'))
    const [from, to] = [text(input, 'RemoveFromVersionId'), text(input, 'MoveToVersionId')]
    moveStage(secret, requiredText(input, 'VersionStage'), from, to)
    return { ARN: secret.arn, Name: secret.name }
  },
  DescribeSecret: (state, input) => {
    const secret = findSecret(state, requiredText(input, 'SecretId'))
    return { ARN: secret.arn, Name: secret.name, VersionIdsToStages: stagesOf(secret) }
  },
}
