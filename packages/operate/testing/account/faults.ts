type Failure = {
  /** What the stack's event says; see `reasons`. */
  reason: string
  /** A logical id or a type of resource; the first resource that changes when absent. */
  resource?: string
}

/** Sentences in which AWS refuses a resource for reasons of the account. */
export const reasons = {
  concurrency:
    'Resource handler returned message: "Specified ReservedConcurrentExecutions for function decreases account\'s UnreservedConcurrentExecution below its minimum value of [10]. (Service: Lambda, Status Code: 400)" (HandlerErrorCode: InvalidRequest)',
  policyLimit:
    'Resource handler returned message: "You have reached the maximum number of custom response headers policies for this AWS account. (Service: CloudFront, Status Code: 400)" (HandlerErrorCode: ServiceLimitExceeded)',
  bucketLimit:
    'Resource handler returned message: "You have attempted to create more buckets than allowed (Service: S3, Status Code: 400)" (HandlerErrorCode: ServiceLimitExceeded)',
  certificate:
    "Resource handler returned message: \"Invalid request provided: The specified SSL certificate doesn't exist, isn't in us-east-1 region, isn't valid, or doesn't include a valid certificate chain. (Service: CloudFront, Status Code: 400)\" (HandlerErrorCode: InvalidRequest)",
}

/** What a test lets go wrong. */
export const makeFaults = () => {
  const failures: Failure[] = []
  const denied = new Set<string>()
  return {
    failures,
    denied,
    /** Whether every call is told that its credentials have run out. */
    expired: false,
    /** The reason for which this resource cannot be made or changed, each told once. */
    strike: (logicalId: string, type: string) => {
      const index = failures.findIndex(
        ({ resource }) => !resource || resource === logicalId || resource === type,
      )
      return index < 0 ? undefined : failures.splice(index, 1)[0]?.reason
    },
  }
}
export type Faults = ReturnType<typeof makeFaults>
