import { apiFunctionNames, routes } from '@bong-bari/contract'
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

const toRouteSettings = ({ rateLimit, burstLimit }: Throttle) => ({
  ThrottlingRateLimit: rateLimit,
  ThrottlingBurstLimit: burstLimit,
})

const publicRoutes = routes.filter(({ route }) => route.access === 'public')
const isLoginRoute = ({ group }: (typeof routes)[number]) => group === 'auth'

/** Seconds that a call keeps an instance busy: one that reads the table, and one that is refused before that. */
export const callSeconds = { answered: 0.1, refused: 0.005 }

/** Visitors may keep this share of a small account's instances busy. */
const visitorShare = 0.4

const capThrottle = (rateLimit: number, ceiling: Throttle) => {
  const rate = Math.min(ceiling.rateLimit, rateLimit)
  return {
    rateLimit: rate,
    burstLimit: Math.min(ceiling.burstLimit, Math.max(5, Math.ceil(2 * rate))),
  }
}

const visitorCallsPerSecond = (instances: number) =>
  (visitorShare * instances) / callSeconds.answered

const otherPublicRouteCount = publicRoutes.filter((one) => !isLoginRoute(one)).length

const stageThrottle = ({ concurrentFunctions }: Config): Throttle =>
  concurrentFunctions ? capThrottle(20 * concurrentFunctions, apiThrottle) : apiThrottle

/**
 * Every public route has its own limit, and unknown addresses together have one, so flooding one spares the rest. In small accounts
 * visitors get what their share of the instances can answer. Login routes get more, so that nobody can lock the team out by flooding them;
 * guessed passwords are refused there without a table read.
 */
const createRouteSettings = ({
  concurrentFunctions: instances,
}: Config): Record<string, object> => {
  const loginThrottle = instances ? capThrottle(10 * instances, publicThrottle) : publicThrottle
  const visitorThrottle = instances
    ? capThrottle(visitorCallsPerSecond(instances) / otherPublicRouteCount, publicThrottle)
    : publicThrottle
  return Object.fromEntries([
    ...publicRoutes.map((one) => [
      one.key,
      toRouteSettings(isLoginRoute(one) ? loginThrottle : visitorThrottle),
    ]),
    ['$default', toRouteSettings(capThrottle(visitorThrottle.rateLimit, unknownThrottle))],
  ])
}

/** The log has no addresses, agents or query strings of visitors. */
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

/** One permission covers all routes of a function; one per route would be a quarter of the template. `$default` needs its own, because the shared permission names a method and a path. */
const createIntegration = (
  name: string,
  lambda: Lambdas[keyof Lambdas],
  scopePermissionToRoute = false,
) => new HttpLambdaIntegration(`${name}-integration`, lambda, { scopePermissionToRoute })

export const createApi = (scope: Construct, lambdas: Lambdas, config: Config) => {
  const httpApi = new HttpApi(scope, 'Api', {
    apiName: Stack.of(scope).stackName,
    createDefaultStage: false,
  })
  const paths = new Construct(scope, 'Routes')
  for (const name of apiFunctionNames) {
    const integration = createIntegration(name, lambdas[name])
    for (const { key, route } of routes.filter(({ runs }) => runs === name))
      new HttpRoute(paths, key, {
        httpApi,
        integration,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
      })
  }
  const integration = createIntegration('default', lambdas.fallback, true)
  new HttpRoute(paths, '$default', { httpApi, integration, routeKey: HttpRouteKey.DEFAULT })

  const stage = createStage(scope, httpApi, config)
  // CloudFormation refuses route settings that name a route which does not exist yet.
  stage.node.addDependency(paths)
  const { defaultChild } = stage.node
  if (defaultChild instanceof CfnStage) defaultChild.routeSettings = createRouteSettings(config)
  return httpApi
}
