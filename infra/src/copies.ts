import { keptDays } from '@bong-bari/contract'
import { CfnOutput, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Config } from './config.ts'
import type { ServedTable } from './table.ts'

type Parts = { config: Config; table: ServedTable; media: IBucket; topic: ITopic }

/** The privacy page promises one retention for all backups. */
const retention = Duration.days(keptDays.backups)

/** AWS's managed policies are used because what AWS Backup needs changes over time. */
export const copyPolicies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'service-role/AWSBackupServiceRolePolicyForRestores',
  'AWSBackupServiceRolePolicyForS3Backup',
  'AWSBackupServiceRolePolicyForS3Restore',
]

const createRole = (stack: Stack) =>
  new Role(stack, 'CopyRole', {
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: copyPolicies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
  })

const notifyOfFailures = (stack: Stack, vault: BackupVault, topic: ITopic) => {
  const addFailureRule = (detailType: string, vaultField: string) =>
    new Rule(stack, detailType.replaceAll(' ', ''), {
      eventPattern: {
        source: ['aws.backup'],
        detailType: [detailType],
        detail: {
          state: ['FAILED', 'ABORTED', 'EXPIRED'],
          [vaultField]: [vaultField.endsWith('Arn') ? vault.backupVaultArn : vault.backupVaultName],
        },
      },
      targets: [
        new SnsTopic(topic, {
          // The topic's policy admits only this account's alarms.
          authorizeUsingRole: true,
          message: RuleTargetInput.fromText(
            'The nightly copy of the table or the media bucket failed, so the copies elsewhere are a day older than they should be. The live data is not affected. AWS Backup, "Jobs", names the reason; OPERATIONS.md, "Copies elsewhere", says what to do.',
          ),
        }),
      ],
    })
  addFailureRule('Backup Job State Change', 'backupVaultName')
  addFailureRule('Copy Job State Change', 'sourceBackupVaultArn')
}

/** Copies the table and the media bucket to another region or account every night, if `backupCopies` is set. */
export const createCopies = (stack: Stack, { config, table, media, topic }: Parts) => {
  const { backupCopies, removeData } = config
  if (!backupCopies) return
  const destinationVault = BackupVault.fromBackupVaultArn(stack, 'Elsewhere', backupCopies)
  const vault = new BackupVault(stack, 'Copies', {
    removalPolicy: removeData ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
  })
  const nightlyRule = new BackupPlanRule({
    ruleName: 'nightly',
    // This is 00:30 in Kolkata.
    scheduleExpression: Schedule.cron({ minute: '0', hour: '19' }),
    startWindow: Duration.hours(1),
    completionWindow: Duration.hours(12),
    deleteAfter: retention,
    copyActions: [{ destinationBackupVault: destinationVault, deleteAfter: retention }],
  })
  const role = createRole(stack)
  new BackupPlan(stack, 'CopyPlan', {
    backupVault: vault,
    backupPlanRules: [nightlyRule],
  }).addSelection('Data', {
    role,
    disableDefaultBackupPolicy: true,
    resources: [table.tableArn, media.bucketArn].map((arn) => BackupResource.fromArn(arn)),
  })
  notifyOfFailures(stack, vault, topic)
  new CfnOutput(stack, 'CopyVaultArn', { value: vault.backupVaultArn })
  new CfnOutput(stack, 'CopyRoleArn', { value: role.roleArn })
}
