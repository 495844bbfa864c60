import { once } from 'node:events'
import type { Server } from 'node:http'
import { codeOf, StartFailure } from './start-failure.ts'

const sentences: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is already in use; stop what uses it or set PORT to another.`,
  EACCES: (port) => `Port ${port} may not be used by this user; set PORT to another.`,
}

/** On this machine only; returns the port. Throws a StartFailure. */
export const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const sentence = sentences[codeOf(error) ?? '']
    throw sentence ? new StartFailure(sentence(port)) : error
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
