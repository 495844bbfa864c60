import { answeringNames, routes } from '@bong-bari/contract'
import { apiThrottle, publicThrottle, unknownThrottle } from '@bong-bari/edge'
import { Stack } from 'aws-cdk-lib'
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Construct } from 'constructs'
import type { Config } from './config.ts'
import type { Lambdas } from './functions.ts'
import { createLogGroup } from './log.ts'

type Throttle = { rateLimit: number; burstLimit: number }

const settingsOf = ({ rateLimit, burstLimit }: Throttle) => ({
  ThrottlingRateLimit: rateLimit,
  ThrottlingBurstLimit: burstLimit,
})

const publicRoutes = routes.filter(({ route }) => route.access === 'public')
const isWayIn = ({ group }: (typeof routes)[number]) => group === 'auth'

/** Instance seconds of a call that reads the table, and of one refused earlier. */
export const callSeconds = { answered: 0.1, refused: 0.005 }

/** Share of a small account's instances strangers may keep busy. */
const visitorsShare = 0.4

const atMost = (rateLimit: number, of: Throttle) => {
  const rate = Math.min(of.rateLimit, rateLimit)
  return { rateLimit: rate, burstLimit: Math.min(of.burstLimit, Math.max(5, Math.ceil(2 * rate))) }
}

/** Calls a second. */
const answeredBy = (instances: number) => (visitorsShare * instances) / callSeconds.answered

const others = publicRoutes.filter((one) => !isWayIn(one)).length

const stageThrottle = ({ concurrentFunctions }: Config): Throttle =>
  concurrentFunctions ? atMost(20 * concurrentFunctions, apiThrottle) : apiThrottle

/**
 * Public routes and unknown addresses each have their own limit, so flooding one spares the rest. In small accounts strangers get what
 * their share can answer. Login routes get more, so the team is not shut out; guessing there is refused without a table read.
 */
const routeSettings = ({ concurrentFunctions: instances }: Config): Record<string, object> => {
  const waysIn = instances ? atMost(10 * instances, publicThrottle) : publicThrottle
  const strangers = instances
    ? atMost(answeredBy(instances) / others, publicThrottle)
    : publicThrottle
  return Object.fromEntries([
    ...publicRoutes.map((one) => [one.key, settingsOf(isWayIn(one) ? waysIn : strangers)]),
    ['$default', settingsOf(atMost(strangers.rateLimit, unknownThrottle))],
  ])
}

/** No visitor data. */
const logFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    time: AccessLogField.contextRequestTime(),
    route: AccessLogField.contextRouteKey(),
    status: AccessLogField.contextStatus(),
    latency: AccessLogField.contextResponseLatency(),
    error: AccessLogField.contextIntegrationErrorMessage(),
  }),
)

const createStage = (scope: Construct, httpApi: HttpApi, config: Config) => {
  const logGroup = createLogGroup(scope, 'api')
  return new HttpStage(scope, 'ApiStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: stageThrottle(config),
    accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: logFormat },
  })
}

/** One permission per route would be a quarter of the template. The all-routes permission has a method and path, which `$default` has not. */
const integrate = (name: string, lambda: Lambdas[keyof Lambdas], scopePermissionToRoute = false) =>
  new HttpLambdaIntegration(`${name}-integration`, lambda, { scopePermissionToRoute })

export const createApi = (scope: Construct, lambdas: Lambdas, config: Config) => {
  const httpApi = new HttpApi(scope, 'Api', {
    apiName: Stack.of(scope).stackName,
    createDefaultStage: false,
  })
  const paths = new Construct(scope, 'Routes')
  for (const name of answeringNames) {
    const integration = integrate(name, lambdas[name])
    for (const { key, route } of routes.filter(({ runs }) => runs === name))
      new HttpRoute(paths, key, {
        httpApi,
        integration,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
      })
  }
  const integration = integrate('default', lambdas.fallback, true)
  new HttpRoute(paths, '$default', { httpApi, integration, routeKey: HttpRouteKey.DEFAULT })

  const stage = createStage(scope, httpApi, config)
  // Route settings may only name existing routes.
  stage.node.addDependency(paths)
  const { defaultChild } = stage.node
  if (defaultChild instanceof CfnStage) defaultChild.routeSettings = routeSettings(config)
  return httpApi
}
