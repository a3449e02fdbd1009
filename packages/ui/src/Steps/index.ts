export { Steps, type StepsLabels, type StepsProps } from './Steps.tsx';
