import { createInterface } from 'node:readline'
import { modelReplies, startFakeBedrock } from './fake-bedrock.ts'

// Runs the stand-in for Bedrock, for trying by hand: type a line to choose how it answers.
const { throttles, fails, refuses, talksGarbage, hangs, echoes } = modelReplies
const works = modelReplies.says('হ্যাঁ, বলো!')
const answers = { works, echoes, throttles, fails, refuses, talksGarbage, hangs }

const model = await startFakeBedrock(Number(process.env.BEDROCK_PORT || 0))
model.reply(works)
console.log(`BEDROCK_MODEL_ID=fake-model-v1:0 AWS_ENDPOINT_URL_BEDROCK_RUNTIME=${model.endpoint}`)
console.log(`Type how it answers: ${Object.keys(answers).join(', ')}.`)

for await (const line of createInterface({ input: process.stdin })) {
  const answer = new Map(Object.entries(answers)).get(line.trim())
  if (answer) model.reply(answer)
  else console.log(`There is no answer called "${line}".`)
}
await model.stop()
