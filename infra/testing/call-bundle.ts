// Loads a function's bundle as Lambda does, calls it with one event and prints its answer.
const [module = '', event = ''] = process.argv.slice(2)
const { handler } = await import(module)
const context = { awsRequestId: '1', getRemainingTimeInMillis: () => 5_000 }
const answer = await handler(JSON.parse(event), context)
console.log(`answer ${JSON.stringify(answer)}`)
