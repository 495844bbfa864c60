import { expect, test } from 'vitest'
import { everything, onlyResource, resourcesOf, restored, synthesize } from '../testing/synth.ts'

const { backupCopies } = everything
const template = await synthesize(everything)

test('every night the table and the media bucket are copied into the vault that is named, for 35 days', () => {
  const { Properties } = onlyResource(template, 'AWS::Backup::BackupPlan')
  const vault = onlyResource(template, 'AWS::Backup::BackupVault')
  expect(Properties.BackupPlan.BackupPlanRule).toEqual([
    expect.objectContaining({
      ScheduleExpression: 'cron(0 19 * * ? *)',
      TargetBackupVault: { 'Fn::GetAtt': [vault.id, 'BackupVaultName'] },
      Lifecycle: { DeleteAfterDays: 35 },
      CopyActions: [
        { DestinationBackupVaultArn: backupCopies, Lifecycle: { DeleteAfterDays: 35 } },
      ],
    }),
  ])
  const { BackupSelection } = onlyResource(template, 'AWS::Backup::BackupSelection').Properties
  const table = onlyResource(template, 'AWS::DynamoDB::Table').id
  const bucket = resourcesOf(template, 'AWS::S3::Bucket').find(
    ({ Properties: { VersioningConfiguration } }) => VersioningConfiguration,
  )
  expect(BackupSelection.Resources).toEqual([
    { 'Fn::GetAtt': [table, 'Arn'] },
    { 'Fn::GetAtt': [bucket?.id, 'Arn'] },
  ])
  expect(vault).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
})

test('a copy that fails is told where alarms are', () => {
  const topic = onlyResource(template, 'AWS::SNS::Topic').id
  const rules = resourcesOf(template, 'AWS::Events::Rule').filter(({ Properties }) =>
    Properties.EventPattern?.source?.includes('aws.backup'),
  )
  expect(rules.flatMap(({ Properties }) => Properties.EventPattern['detail-type'])).toEqual([
    'Backup Job State Change',
    'Copy Job State Change',
  ])
  for (const { Properties } of rules) {
    expect(Properties.Targets).toEqual([
      expect.objectContaining({ Arn: { Ref: topic }, RoleArn: expect.anything() }),
    ])
    expect(Properties.EventPattern.detail.state).toEqual(['FAILED', 'ABORTED', 'EXPIRED'])
  }
})

test('a restored table is the one that is copied', async () => {
  const earlier = await synthesize({ ...everything, ...restored })
  const { BackupSelection } = onlyResource(earlier, 'AWS::Backup::BackupSelection').Properties
  expect(JSON.stringify(BackupSelection.Resources)).toContain(`:table/${restored.restoredTable}`)
})

test('without the setting there are no copies', async () => {
  const plain = await synthesize()
  expect(plain.findResources('AWS::Backup::BackupPlan')).toEqual({})
  expect(plain.findResources('AWS::Backup::BackupVault')).toEqual({})
})
