export { enter, playerOfPhone, toVisitor, type Visitor } from './log-in.ts';
export { authenticationModule } from './module.ts';
export { hashPassword } from './passwords.ts';
