import {
  CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { type Deployed, findStack, outputOf } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import type { Template } from './stores.ts'

/** CloudFront's firewalls are here, wherever the site is. */
export const firewallRegion = 'us-east-1'

const parameter = 'FirewallArn'

/** Whether a template's site has our own firewall. */
export const wantsFirewall = ({ Parameters = {} }: Template) => parameter in Parameters

/** Whether the deployed site has it. */
export const hasFirewall = (deployed: Deployed | undefined) =>
  Boolean(deployed?.parameters[parameter])

/** `cdk deploy` arguments that connect the site to its firewall. */
export const firewallArguments = async (firewall: string, site: string) => {
  const deployed = await findStack(firewall, firewallRegion)
  if (!deployed) throw new OperateFailure(`There is no stack ${firewall} in ${firewallRegion}.`)
  return ['--parameters', `${site}:${parameter}=${outputOf(deployed, parameter)}`]
}

/** Removes an unused firewall; fine if already gone. */
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
