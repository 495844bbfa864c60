import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { Config } from './config.ts'

/** Mails at 80 % of the month's budget, and when the forecast exceeds it. None without an address. */
export const createBudget = (scope: Construct, { alarmEmail, monthlyBudget }: Config) => {
  if (!alarmEmail) return
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }]
  const above = (threshold: number, notificationType: 'ACTUAL' | 'FORECASTED') => ({
    notification: { comparisonOperator: 'GREATER_THAN', notificationType, threshold },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [above(80, 'ACTUAL'), above(100, 'FORECASTED')],
  })
}
