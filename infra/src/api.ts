import { answeringNames, routes } from '@bong-bari/contract'
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
import { logOf } from './log.ts'
import { routeSettings, stageThrottle } from './route-throttles.ts'

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
  const logGroup = logOf(scope, 'api')
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
