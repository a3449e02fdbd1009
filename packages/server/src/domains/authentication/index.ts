export { enter, playerOfPhone, type Visitor, visitorOf } from './log-in.ts';
export { authenticationModule } from './module.ts';
export { hashPassword } from './passwords.ts';
