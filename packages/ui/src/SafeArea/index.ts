export { SafeArea, type SafeAreaEdge, type SafeAreaProps } from './SafeArea.tsx';
