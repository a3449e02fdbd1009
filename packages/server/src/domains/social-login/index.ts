export { socialLoginModule } from './module.ts';
