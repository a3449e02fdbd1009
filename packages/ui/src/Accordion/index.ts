export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
  type MultipleAccordionProps,
  type SingleAccordionProps,
} from './Accordion.tsx';
