import { clientSettings } from '@bong-bari/table/patience'
import { YoutubeFailure } from './youtube-failure.ts'

const patience = 5000
const parameterPatience = { requestMs: 1_500, attempts: 2 }

const readParameter = async (name: string): Promise<string> => {
  const { GetParameterCommand, SSMClient } = await import('@aws-sdk/client-ssm')
  const command = new GetParameterCommand({ Name: name, WithDecryption: true })
  const abortSignal = AbortSignal.timeout(patience)
  const { Parameter } = await new SSMClient(clientSettings(parameterPatience)).send(command, {
    abortSignal,
  })
  if (!Parameter?.Value) throw new YoutubeFailure('no-key')
  return Parameter.Value
}

/** Read once for each environment; a failed reading is tried again. */
const keptKeys = new Map<string, Promise<string>>()

const keyIn = async (parameter: string) => {
  const reading = keptKeys.get(parameter) ?? readParameter(parameter)
  keptKeys.set(parameter, reading)
  try {
    return await reading
  } catch {
    keptKeys.delete(parameter)
    throw new YoutubeFailure('no-key')
  }
}

/** From YOUTUBE_API_KEY or the parameter store; undefined when none is configured. */
export const apiKey = async (): Promise<string | undefined> => {
  const { YOUTUBE_API_KEY: key, YOUTUBE_API_KEY_PARAMETER: parameter } = process.env
  if (key) return key
  return parameter ? keyIn(parameter) : undefined
}
