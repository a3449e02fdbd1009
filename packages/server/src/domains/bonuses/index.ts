export { issueBonusByOperator } from './by-operator.ts';
export { issueUpgradeBonus } from './issue.ts';
export { bonusesModule } from './module.ts';
