import {
  CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { type Deployed, findStack, outputOf } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import type { Template } from './stores.ts'

/** Where the stacks of firewalls stand, whatever the region of the site. */
export const firewallRegion = 'us-east-1'

const parameter = 'FirewallArn'

/** Whether the site of a template stands behind a firewall of ours. */
export const wantsFirewall = ({ Parameters = {} }: Template) => parameter in Parameters

/** Whether the deployed site does. */
export const hasFirewall = (deployed: Deployed | undefined) =>
  Boolean(deployed?.parameters[parameter])

/** What `cdk deploy` is told of the firewall that stands, for the site's stack `site`. */
export const firewallArguments = async (firewall: string, site: string) => {
  const deployed = await findStack(firewall, firewallRegion)
  if (!deployed) throw new OperateFailure(`There is no stack ${firewall} in ${firewallRegion}.`)
  return ['--parameters', `${site}:${parameter}=${outputOf(deployed, parameter)}`]
}

/** Takes a firewall away that no site stands behind any more; one that is gone already is fine. */
export const removeFirewall = async (firewall: string) => {
  const client = new CloudFormationClient({ region: firewallRegion })
  const waiting = { client, maxWaitTime: 600, minDelay: 2, maxDelay: 15 }
  try {
    await client.send(new DeleteStackCommand({ StackName: firewall }))
    await waitUntilStackDeleteComplete(waiting, { StackName: firewall })
  } catch {
    throw new OperateFailure(
      `The site is deployed without its firewall, which costs money still: aws cloudformation delete-stack --region ${firewallRegion} --stack-name ${firewall}`,
    )
  }
}
