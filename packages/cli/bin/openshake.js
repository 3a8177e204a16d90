#!/usr/bin/env -S node --max-semi-space-size=32
// A server makes much that is soon garbage. With more room for it, Node looks through it less often.
import '../dist/openshake.js';
