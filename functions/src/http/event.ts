import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export type HttpEvent = APIGatewayProxyEventV2
export type Answer = APIGatewayProxyStructuredResultV2

/** The time of the request as the gateway saw it: the one clock of all handlers. */
export const timeOf = (event: HttpEvent) => new Date(event.requestContext.timeEpoch)
