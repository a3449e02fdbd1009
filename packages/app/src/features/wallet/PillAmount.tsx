export { Amount as default } from '@parlor/ui/Amount';
