import { once } from 'node:events'
import type { Server } from 'node:http'
import { errorCodeOf, StartFailure } from '../runner/start-failure.ts'

const failureSentences: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is already in use; stop what uses it or set PORT to another.`,
  EACCES: (port) => `Port ${port} may not be used by this user; set PORT to another.`,
}

/** Listens on 127.0.0.1 only and returns the port. Throws a StartFailure if the port cannot be used. */
export const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const sentence = failureSentences[errorCodeOf(error) ?? '']
    throw sentence ? new StartFailure(sentence(port)) : error
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** The address of a listening server. Throws if it does not listen. */
export const urlOf = (server: Server) => {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server is not listening.')
  return `http://127.0.0.1:${address.port}`
}

/** Ends open connections and waits until the server is closed. */
export const stopServer = async (server: Server) => {
  const closed = new Promise<void>((resolve, reject) =>
    server.close((error) => (error ? reject(error) : resolve())),
  )
  server.closeAllConnections()
  await closed
}
