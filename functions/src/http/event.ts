import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export type HttpEvent = APIGatewayProxyEventV2
export type Answer = APIGatewayProxyStructuredResultV2

/** The gateway's: handlers' only clock. */
export const timeOf = (event: HttpEvent) => new Date(event.requestContext.timeEpoch)
